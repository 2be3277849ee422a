#include "app/window/mainwindow.h"

#include "app/window/actionregistry.h"
#include "app/window/gamebar.h"
#include "app/window/windowviews.h"
#include "app/window/workspaces.h"
#include "model/session/session.h"
#include "views/start/startpage.h"
#include "views/theme/theme.h"
#include "views/widgets/messagebar.h"

#include <QBoxLayout>

namespace mexplorer {

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent), m_session(new Session(this)), m_actions(new ActionRegistry(this)),
      m_workspaces(new Workspaces)
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(tr("Mexplorer"));
    resize(1400, 900);
    addActions();
    m_gameBar = new GameBar(m_session, m_actions);

    auto *centre = new QWidget;
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_gameBar);
    layout->addWidget(m_workspaces, 1);
    setCentralWidget(centre);
    addWorkspaces();

    Exploration *exploration = m_session->exploration();
    connect(m_gameBar, &GameBar::openRequested, exploration, &Exploration::open);
    connect(exploration, &Exploration::startChanged, this, &MainWindow::followStart);
    connect(exploration, &Exploration::problemFound, this,
            [this](const Problem &problem) { m_workspaces->messages()->showMessage(problem.message); });
}

MainWindow::~MainWindow() = default;

void MainWindow::addActions()
{
    Exploration *exploration = m_session->exploration();
    const auto nothing = [](bool) {};
    m_actions->addSwitch(QStringLiteral("view.games"), tr("&Games"), tr("Show or hide the list of games"), {},
                         QStringLiteral("panel-left"), nothing);
    m_actions->addSwitch(QStringLiteral("view.position"), tr("&Position"),
                         tr("Show or hide the details of the position"), {}, QStringLiteral("panel-right"), nothing);
    m_actions->add(QStringLiteral("go.back"), tr("&Back"), tr("Go back to the game before"), QKeySequence::Back,
                   QStringLiteral("back"), [exploration] { exploration->goBack(); });
    m_actions->add(QStringLiteral("go.forward"), tr("&Forward"), tr("Go forward again"), QKeySequence::Forward,
                   QStringLiteral("forward"), [exploration] { exploration->goForward(); });
    m_actions->add(QStringLiteral("edit.game"), tr("Edit &Game..."), tr("Set up a game without typing"),
                   QKeySequence(Qt::CTRL | Qt::Key_E), QStringLiteral("edit"), [] {});
    m_actions->add(
        QStringLiteral("view.nextTheme"), tr("Light or &Dark"), tr("Switch between light and dark"), {},
        QStringLiteral("dark"),
        [] { Theme::instance().setMode(Theme::instance().colors().dark ? Theme::Mode::Light : Theme::Mode::Dark); });
}

void MainWindow::addWorkspaces()
{
    for (const WorkspaceRow &row : workspaceRows())
        m_workspaces->add(row.id, row.title, row.icon, row.make(m_session));
    auto *start = new StartPage(m_session);
    connect(start, &StartPage::openRequested, this, &MainWindow::open);
    m_workspaces->setStartPage(start);
    m_workspaces->showStartPage();
}

void MainWindow::addDocks() {}

void MainWindow::open(const QString &gameOrFile)
{
    m_session->exploration()->open(gameOrFile);
}

void MainWindow::followStart()
{
    setWindowTitle(m_session->exploration()->expression());
    m_workspaces->messages()->dismiss();
}

} // namespace mexplorer
