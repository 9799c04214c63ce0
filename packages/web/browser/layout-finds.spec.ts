/** `npm run layout` finds what it is there for: each fault that once was in the application is planted in a page, beside the same thing done well. */

import type { Fault } from './layout/faults.ts';
import { faultsOf } from './layout/faults.ts';
import { expect, test } from './test.ts';

interface Planted {
  readonly name: string;
  readonly kind: Fault['kind'];
  readonly bad: string;
  readonly good: string;
  /** On a phone. */
  readonly fingers?: boolean;
}

const LINES = Array.from({ length: 200 }, (_, line) => `<p>Rule ${line} of the book</p>`).join('');

const book = (header: string) =>
  `<dialog open style="position:fixed;inset:20px;margin:0;height:500px;background:white;overflow:auto"><header style="${header}"><button data-closes style="height:44px">Close</button></header>${LINES}</dialog>
   <script>document.querySelector('dialog').scrollTop = 5000</script>`;

const sheet = (foot: string) =>
  `<dialog open style="position:fixed;inset:20px;margin:0;height:500px;background:white;display:flex;flex-direction:column">
     <main style="flex:1;overflow:auto">${LINES}</main>
     <footer style="overflow:hidden;${foot}"><button data-closes style="height:44px">To the table</button></footer>
   </dialog>`;

const steps = (height: string) =>
  `<ol style="list-style:none;padding:0">${['The Breach', 'A Raid', 'Shame for all'].map((step) => `<li style="height:${height}">${step}</li>`).join('')}</ol>`;

const seats = (height: string, overflow: string) =>
  `<section style="display:flex;flex-direction:column;width:300px">${['Mira', 'Tomo'].map((name) => `<article style="height:${height};overflow:${overflow}"><h3>${name}</h3><p>Three chi, two wood</p><p>Honour 12</p></article>`).join('')}</section>`;

const prompt = (shift: number) =>
  `<div style="position:relative;height:100px"><h2 style="position:absolute;margin:0;left:0;top:0;width:300px;height:30px;background:#eee;font-size:16px">A ghost comes to the village</h2>
     <button style="position:absolute;left:${shift}px;top:0;width:140px;height:44px;background:#ccc;border:0">All choices</button></div>`;

const board = (token: number) =>
  `<div style="position:relative;height:120px"><b style="position:absolute;left:0;top:0">Second Wind</b>${[0, 1, 2].map((one) => `<i style="position:absolute;left:${token + one * 25}px;top:0;width:24px;height:24px;background:crimson"></i>`).join('')}</div>`;

const field = (width: number) =>
  `<label>Name <input style="width:${width}px;height:44px" value="Wandering Master Bo of the Reeds"></label>`;

const reward = (width: number) =>
  `<svg width="300" height="100"><g><rect x="20" y="20" width="${width}" height="30" fill="#eee" stroke="black"/><text x="${20 + width / 2}" y="40" font-size="14" text-anchor="middle">3 Honour</text></g></svg>`;

const message = (ground: string) =>
  `<main>${LINES.slice(0, 300)}</main><dialog open style="position:fixed;inset:300px 100px auto;margin:0;height:200px;background:${ground}"><h2>This record cannot be read</h2><button data-closes style="height:44px">Close</button></dialog>`;

const table = (rows: string) =>
  `<div class="table-app" style="display:grid;grid-template-rows:${rows};height:600px;width:700px"><div class="center" style="background:#dfd"></div>
     <section class="prompt" style="overflow:auto"><h2>Choose</h2><p>An action</p></section></div>`;

const rail = (missions: number) =>
  `<div class="table-app"><aside style="width:300px;height:800px;overflow:auto"><section style="height:${missions}px">Missions</section>
     <div class="log" style="height:300px;overflow:auto">${LINES}</div></aside></div>`;

const strip = (above: number) =>
  `<aside style="display:flex;flex-direction:column;width:300px;height:400px"><section style="flex:none;height:${above}px">Missions</section>
     <section style="flex:1;min-height:0;overflow:auto">${LINES}</section></aside>`;

const beside = (left: number) =>
  `<p style="position:fixed;left:${left}px;top:20px;white-space:nowrap">To the table</p>`;

const print = (size: number) => `<p style="font-size:${size}px">The name of a tile</p>`;

const button = (reach: number) =>
  `<style>button{position:relative;margin:40px;width:24px;height:24px;padding:0;border:0} button::after{content:'';position:absolute;inset:-${reach}px}</style><button>?</button>`;

const choices = (wrap: string) =>
  `<div class="prompt" style="display:flex;gap:8px;width:300px;overflow:auto;flex-wrap:${wrap}">${['Yellow', 'Red', 'Green', 'Blue', 'Black'].map((colour) => `<button data-key="${colour}" style="flex:none;width:90px;height:44px">${colour}</button>`).join('')}</div>`;

const confirm = (foot: string) =>
  `<dialog open style="position:fixed;inset:20px;margin:0;height:500px;background:white;overflow:auto"><button data-closes style="position:sticky;top:0;height:44px">Close</button>${LINES}<p style="${foot}"><button data-key="away" style="height:44px">Send it away</button></p></dialog>`;

const PLANTED: readonly Planted[] = [
  {
    name: 'a book whose Close is thousands of pixels above',
    kind: 'trap',
    bad: book(''),
    good: book('position:sticky;top:0;background:white'),
  },
  {
    name: 'the end sheet with its buttons in no height',
    kind: 'trap',
    bad: sheet('height:0'),
    good: sheet('flex:none'),
  },
  { name: 'steps printed over each other', kind: 'overlap', bad: steps('6px'), good: steps('30px') },
  { name: 'a panel clipped to a third', kind: 'cut', bad: seats('40px', 'hidden'), good: seats('auto', 'hidden') },
  { name: 'a title over a button', kind: 'covered', bad: prompt(100), good: prompt(320) },
  { name: 'tokens over a name', kind: 'covered', bad: board(10), good: board(140) },
  { name: 'a name that is longer than its field', kind: 'cut', bad: field(100), good: field(400) },
  { name: 'words of a drawing over the edge of their box', kind: 'spills', bad: reward(30), good: reward(100) },
  {
    name: 'a dialog through which the page is seen',
    kind: 'see-through',
    bad: message('transparent'),
    good: message('white'),
  },
  { name: 'a chronicle that missions push below the edge', kind: 'outside', bad: rail(900), good: rail(300) },
  { name: 'a list of which only a strip is left', kind: 'cut', bad: strip(380), good: strip(200) },
  { name: 'a choice beyond the edge of its row', kind: 'cut', bad: choices('nowrap'), good: choices('wrap') },
  {
    name: 'a choice far below the text it stands under',
    kind: 'cut',
    bad: confirm(''),
    good: confirm('position:sticky;bottom:0;background:white'),
  },
  { name: 'words beyond the edge of the window', kind: 'outside', bad: beside(1400), good: beside(100) },
  { name: 'print under eleven pixels', kind: 'small print', bad: print(9), good: print(12) },
  {
    name: 'a target too small for a finger, unless more around it answers',
    kind: 'small target',
    bad: button(0),
    good: button(12),
    fingers: true,
  },
  { name: 'a board that moves when its prompt grows', kind: 'moves', bad: table('1fr auto'), good: table('1fr 160px') },
];

for (const { name, kind, bad, good, fingers = false } of PLANTED) {
  test(`the inspection finds ${name}`, { tag: '@once' }, async ({ page }) => {
    const found = async (body: string) => {
      await page.setContent(`<!doctype html><body style="margin:20px;font:16px serif">${body}</body>`);
      return [...new Set((await faultsOf(page, fingers)).map((fault) => fault.kind))];
    };
    expect(await found(bad)).toContain(kind);
    expect(await found(good)).toEqual([]);
  });
}
