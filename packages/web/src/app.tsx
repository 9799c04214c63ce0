/** The screens and their addresses. */

import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from './screens/home.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { UpdateNotice } from './shell/update-notice.tsx';

// Everything but the home screen comes when it is needed.
const NewGame = lazy(async () => ({ default: (await import('./screens/new-game.tsx')).NewGame }));
const TableScreen = lazy(async () => ({ default: (await import('./screens/table-screen.tsx')).TableScreen }));
const About = lazy(async () => ({ default: (await import('./screens/about.tsx')).About }));
const RoomScreen = lazy(async () => ({ default: (await import('./screens/room.tsx')).RoomScreen }));
const JoinScreen = lazy(async () => ({ default: (await import('./screens/room.tsx')).JoinScreen }));
const Become = lazy(async () => ({ default: (await import('./screens/become.tsx')).Become }));
const GuideScreen = lazy(async () => ({ default: (await import('./guide/guide-screen.tsx')).GuideScreen }));
const OpenLink = lazy(async () => ({ default: (await import('./screens/open-link.tsx')).OpenLink }));

export function App() {
  return (
    <ErrorPage>
      <Suspense>
        <Switch>
          <Route path="/new/:game">{({ game }) => <NewGame game={game} />}</Route>
          <Route path="/table/:id">{({ id }) => <TableScreen key={id} id={id} />}</Route>
          <Route path="/room/:id">{({ id }) => <RoomScreen key={id} id={id} />}</Route>
          <Route path="/join/:invite">{({ invite }) => <JoinScreen key={invite} invite={invite} />}</Route>
          <Route path="/device/:word">{({ word }) => <Become as="device" word={word} />}</Route>
          <Route path="/owner/:word">{({ word }) => <Become as="owner" word={word} />}</Route>
          <Route path="/guide/:game/:chapter?">
            {({ game, chapter }) => <GuideScreen key={game} game={game} chapter={chapter} />}
          </Route>
          <Route path="/about">
            <About />
          </Route>
          <Route path="/open">
            <OpenLink />
          </Route>
          <Route>
            <Home />
          </Route>
        </Switch>
      </Suspense>
      <UpdateNotice />
    </ErrorPage>
  );
}
