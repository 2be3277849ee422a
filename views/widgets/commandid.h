// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace mexplorer {

/// The identifier of a command, made of a place and a word: "explore.fit". Created at compile time only, where another
/// form is an error, so that no command is looked up by a misspelt text.
class CommandId
{
public:
    /// An invalid identifier.
    constexpr CommandId() = default;
    consteval explicit CommandId(const char *name) : m_name(name)
    {
        if (!isWellFormed(m_name))
            throw "a command's name is two words of letters and digits with a dot between them";
    }

    QString name() const { return QString::fromLatin1(m_name.data(), qsizetype(m_name.size())); }
    constexpr bool operator==(const CommandId &) const = default;

private:
    static constexpr bool isWellFormed(std::string_view name)
    {
        const auto isWord = [](std::string_view word) {
            for (const char c : word) {
                if (!(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') && !(c >= '0' && c <= '9'))
                    return false;
            }
            return !word.empty() && word.front() >= 'a' && word.front() <= 'z';
        };
        const std::size_t dot = name.find('.');
        return dot != std::string_view::npos && isWord(name.substr(0, dot)) && isWord(name.substr(dot + 1));
    }

    std::string_view m_name;
};

/// The identifier of a menu.
struct MenuId
{
    std::string_view name;

    constexpr bool operator==(const MenuId &) const = default;
};

/// The menus of the window's menu bar.
namespace Menus {
inline constexpr MenuId none{""};
inline constexpr MenuId file{"file"};
inline constexpr MenuId newGame{"file.newGame"};
inline constexpr MenuId recent{"file.recent"};
inline constexpr MenuId exports{"file.export"};
inline constexpr MenuId edit{"edit"};
inline constexpr MenuId view{"view"};
inline constexpr MenuId theme{"view.theme"};
inline constexpr MenuId language{"view.language"};
inline constexpr MenuId workspace{"workspace"}; ///< that of the current workspace
inline constexpr MenuId go{"go"};
inline constexpr MenuId help{"help"};
} // namespace Menus

} // namespace mexplorer
