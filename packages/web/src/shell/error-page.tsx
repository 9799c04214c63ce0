/**
 * Where something breaks, or a part of the application does not arrive, there is a way on instead of nothing. `ErrorBoundary` stands
 * around a part of a screen, `ErrorPage` around everything.
 */

import type { ReactNode } from 'react';
import { Component } from 'react';
import { useWords } from '../words/words.tsx';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands in place of a part that fails: knows what happened, and can let it try again. */
  readonly instead: (message: string, again: () => void) => ReactNode;
}

/** Holds a part of a screen that may fail: the rest stays as it is. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: string | null }> {
  override state = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }

  private readonly again = () => this.setState({ failed: null });

  override render() {
    const { children, instead } = this.props;
    return this.state.failed === null ? children : instead(this.state.failed, this.again);
  }
}

const LOST = 'jade:lost';

/** Says that a worker of the page could not start or failed: whoever waits for it waits in vain. */
export function reportLost(): void {
  window.dispatchEvent(new Event(LOST));
}

/** Tells of a failed `import()`, wherever in the page it was wanted. */
const SIGNS = ['vite:preloadError', LOST];

export class ErrorPage extends Component<{ children: ReactNode }, { lost: boolean }> {
  override state = { lost: false };

  override componentDidMount() {
    for (const sign of SIGNS) window.addEventListener(sign, this.lose);
  }

  override componentWillUnmount() {
    for (const sign of SIGNS) window.removeEventListener(sign, this.lose);
  }

  private readonly lose = () => this.setState({ lost: true });

  override render() {
    if (this.state.lost) return <Lost />;
    return <ErrorBoundary instead={(message) => <Failed message={message} />}>{this.props.children}</ErrorBoundary>;
  }
}

function Lost() {
  const words = useWords();
  return (
    <Quiet title={words.say('broken.title')} line={words.say('broken.line')}>
      <AnewOrHome />
    </Quiet>
  );
}

function Failed({ message }: { message: string }) {
  const words = useWords();
  return (
    <Quiet title={words.say('failed.title')} line={words.say('failed.line', { message })}>
      <AnewOrHome />
    </Quiet>
  );
}

/** Both ways load the page anew: what failed once is not asked for again otherwise. */
function AnewOrHome() {
  const words = useWords();
  return (
    <>
      <button type="button" className="btn pri" onClick={() => location.reload()}>
        {words.say('broken.again')}
      </button>
      <a className="btn line" href="/">
        {words.say('top.home')}
      </a>
    </>
  );
}

export function Reload() {
  const words = useWords();
  return (
    <button type="button" className="btn sm" onClick={() => location.reload()}>
      {words.say('common.reload')}
    </button>
  );
}

/** A page with a few words and ways on from there. */
export function Quiet({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <main className="quiet-page">
      <h1>{title}</h1>
      <p>{line}</p>
      <p className="row">{children}</p>
    </main>
  );
}
