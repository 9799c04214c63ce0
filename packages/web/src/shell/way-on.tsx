/**
 * Where something breaks, or a part of the application does not arrive, this page stands instead of nothing and offers
 * a way on.
 */

import type { ReactNode } from 'react';
import { Component } from 'react';
import { useWords } from '../words/words.tsx';

const LOST = 'jade:lost';

/** Says that a worker of the page could not start or failed: whoever waits for it waits in vain. */
export function reportLost(): void {
  window.dispatchEvent(new Event(LOST));
}

/** Tells of a failed `import()`, wherever in the page it was wanted. */
const SIGNS = ['vite:preloadError', LOST];

export class WayOn extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidMount() {
    for (const sign of SIGNS) window.addEventListener(sign, this.break);
  }

  override componentWillUnmount() {
    for (const sign of SIGNS) window.removeEventListener(sign, this.break);
  }

  private readonly break = () => this.setState({ broken: true });

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

/** Both ways load the page anew: what failed once is not asked for again otherwise. */
function Broken() {
  const words = useWords();
  return (
    <main className="quiet-page">
      <h1>{words.say('broken.title')}</h1>
      <p>{words.say('broken.line')}</p>
      <p className="row">
        <button type="button" className="btn pri" onClick={() => location.reload()}>
          {words.say('broken.again')}
        </button>
        <a className="btn line" href="/">
          {words.say('top.home')}
        </a>
      </p>
    </main>
  );
}
