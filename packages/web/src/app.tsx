/** The first page: the games on the shelf, and the one that is open. */

import type { OpenBox } from '@jade/shelf';
import { SHELF } from '@jade/shelf';
import { speaker } from '@jade/words';
import { use, useState } from 'react';
import { Table } from './table.tsx';

const boxes = Promise.all(SHELF.map((box) => box.open()));

export function App() {
  const library = use(boxes);
  const [open, setOpen] = useState<OpenBox | null>(null);
  if (open !== null) return <Table box={open} leave={() => setOpen(null)} />;
  return (
    <main>
      <h1>Jade Table</h1>
      <ul>
        {library.map((box) => {
          const words = speaker('en', box.words, String);
          return (
            <li key={box.definition.id}>
              <h2>{words.say('game.name')}</h2>
              <p>{words.say('game.line')}</p>
              <button type="button" onClick={() => setOpen(box)}>
                Play {words.say('game.name')}
              </button>
            </li>
          );
        })}
      </ul>
      <p>An unofficial fan project.</p>
    </main>
  );
}
