/** The people of The Great Wall, each a bust put together from parts. One person, one drawing. */

import type { Drawing } from './pieces.ts';
import { beards, face, hair, hats, o, props, robes } from './wall-people-parts.ts';

interface Person {
  readonly robe: string;
  readonly face: string;
  readonly hair?: string;
  readonly beard?: string;
  readonly hat?: string;
  /** Behind the robe, or in front of everything. */
  readonly behind?: string;
  readonly front?: string;
}

const helmeted = (robe: string, metal: string, trim: string, plume: string, person: Partial<Person>): Person => ({
  robe: robes.armour(robe, metal, trim),
  face: '',
  hat: hats.helmet(metal, plume, trim),
  ...person,
});

const PEOPLE: Readonly<Record<string, Person>> = {
  yangYe: helmeted('#7a3324', '#6f6a60', '#d8a84a', '#e8b34a', {
    face: face({
      skin: 'tan',
      shape: 'long',
      brows: 'bushy',
      eyes: 'fierce',
      mouth: 'stern',
      age: true,
      browC: '#8a8480',
    }),
    beard: beards.full('#8a8480'),
  }),
  yueFei: helmeted('#b5371f', '#8d7a52', '#d8a84a', '#c8321c', {
    face: face({ shape: 'broad', brows: 'stern', eyes: 'fierce', mouth: 'stern' }),
    beard: beards.goatee(),
    hat: hats.helmet('#7d6a48', '#c8321c'),
    behind: props.spear(),
  }),
  liangHongyu: {
    robe: robes.armour('#8a3b5a', '#9a8a6a', '#f0c64e'),
    face: face({ skin: 'pale', shape: 'heart', eyes: 'fierce', mouth: 'lips', blush: true }),
    hair: hair.sides('#1d1718'),
    hat: hats.winged('#8a3b5a', '#e8524a'),
  },
  wenTianxiang: {
    robe: robes.official('#7d2c3a'),
    face: face({ shape: 'long', eyes: 'down' }),
    beard: beards.strands(),
    hat: hats.official(),
  },
  hanShizhong: helmeted('#3f5a3a', '#7a7458', '#d8c06a', '#4f8a4a', {
    face: face({ skin: 'brown', shape: 'broad', brows: 'bushy', eyes: 'open', mouth: 'half' }),
    beard: beards.moustache(),
  }),
  mengGong: helmeted('#2f5a78', '#6f7a80', '#c9d2d6', '#3f7fb0', {
    face: face({ skin: 'tan', shape: 'broad', brows: 'bushy', mouth: 'stern', scar: true }),
    beard: beards.full(),
    hat: hats.helmet('#56646c', '#3f7fb0', '#c9d2d6'),
  }),
  diQing: {
    robe: robes.armour('#4a3a6a', '#8a8aa0', '#e3b75a'),
    face: face({ shape: 'oval', brows: 'stern', eyes: 'fierce', mouth: 'calm', scar: true }),
    hat: hats.winged('#4a3a6a', '#e3b75a'),
    hair: hair.sides(),
  },
  zongZe: {
    robe: robes.official('#4a5a3a', '#f1e6cf', '#c9a558'),
    face: face({ shape: 'long', brows: 'bushy', eyes: 'down', mouth: 'stern', age: true, browC: '#e9e4d8' }),
    beard: beards.sage(),
    hat: hats.official('#2a2a20', '#c9a558'),
  },
  liuQi: {
    robe: robes.armour('#8a5a2a', '#7d7a70', '#f0d08a'),
    face: face({ skin: 'tan', shape: 'oval', brows: 'calm', eyes: 'open', mouth: 'calm' }),
    beard: beards.goatee(),
    hair: hair.topknot(),
    front: props.sword(),
  },
  zhangShijie: helmeted('#1f4a5a', '#5f7078', '#9fd0d6', '#2f8a9a', {
    face: face({ skin: 'brown', shape: 'round', brows: 'stern', eyes: 'open', mouth: 'stern' }),
    beard: beards.strands(),
  }),
  yuJie: {
    robe: robes.cross('#5a4a7a', '#f1e6cf', '#2a2040'),
    face: face({ shape: 'oval', brows: 'soft', eyes: 'open', mouth: 'smile' }),
    beard: beards.moustache(),
    hat: hats.scholar('#3a3058', '#c9b0e0'),
    front: props.fan(),
  },
  muGuiying: {
    robe: robes.armour('#c8452d', '#b5a070', '#f6e3b0'),
    face: face({ skin: 'pale', shape: 'round', brows: 'calm', eyes: 'open', mouth: 'lips', blush: true }),
    hair: hair.sides('#1d1718'),
    hat: hats.winged('#c8452d', '#f6d57c', '#f6e3b0'),
    behind: props.spear('#e8b34a'),
  },
  caoBin: {
    robe: robes.official('#2f4a7a', '#f6ecd2', '#d8a84a'),
    face: face({ shape: 'broad', brows: 'calm', eyes: 'smile', mouth: 'smile' }),
    beard: beards.full('#3a2f2c'),
    hat: hats.official('#1a2238', '#d8a84a'),
  },
  hanTuozhou: {
    robe: robes.official('#6a2a5a', '#f1e6cf', '#e0b0d0'),
    face: face({ skin: 'pale', shape: 'round', brows: 'calm', eyes: 'down', mouth: 'half', age: true }),
    beard: beards.goatee('#4a3f3a'),
    hat: hats.official('#2a1226', '#e0b0d0'),
  },
  liTing: helmeted('#5a5a5a', '#84807a', '#d9d3c0', '#a8a29a', {
    face: face({ shape: 'long', brows: 'worried', eyes: 'open', mouth: 'stern', age: true }),
    beard: beards.strands('#5a524c'),
  }),
  wangJian: {
    robe: robes.armour('#6d4a2c', '#8d7a52', '#e3b75a'),
    face: face({ skin: 'tan', shape: 'broad', brows: 'bushy', eyes: 'closed', mouth: 'calm' }),
    beard: beards.full('#4a3a30'),
    hair: hair.topknot('#4a3a30'),
  },
  zhangJue: {
    robe: robes.cross('#8a6a1e', '#f6ecd2', '#4a3608'),
    face: face({ skin: 'brown', shape: 'oval', brows: 'stern', eyes: 'fierce', mouth: 'open' }),
    hair: hair.topknot(),
    hat: hats.band('#d8a84a'),
    beard: beards.moustache(),
    front: props.horn(),
  },
  luXiufu: {
    robe: robes.official('#1f5a4a', '#f1e6cf', '#a8d8c0'),
    face: face({ skin: 'pale', shape: 'heart', brows: 'worried', eyes: 'down', mouth: 'calm' }),
    beard: beards.strands(),
    hat: hats.scholar('#173a32', '#a8d8c0'),
  },
  jiangCai: {
    robe: robes.fur('#4a5a6a', '#c9c0b0', '#3f6f8a'),
    face: face({ skin: 'tan', shape: 'long', brows: 'stern', eyes: 'fierce', mouth: 'stern', scar: true }),
    beard: beards.goatee(),
    hat: hats.scarf('#3f6f8a', '#28495c'),
    front: props.sword(),
  },
  yangMiaozhen: {
    robe: robes.armour('#a8321f', '#7a6a5a', '#f0c64e'),
    face: face({ skin: 'warm', shape: 'heart', brows: 'stern', eyes: 'fierce', mouth: 'lips', blush: true }),
    hair: hair.back(),
    hat: hats.band('#f0c64e'),
    behind: props.spear('#f4efe2'),
  },
  xinQiji: {
    robe: robes.cross('#3f6f8a', '#f1e6cf', '#1f3a4a'),
    face: face({ shape: 'long', brows: 'soft', eyes: 'open', mouth: 'half', age: true }),
    hair: hair.topknot('#5a504a'),
    beard: beards.strands('#5a504a'),
    front: props.tea(),
  },
  qinJiushao: {
    robe: robes.official('#24564a', '#f1e6cf', '#d8a84a'),
    face: face({ shape: 'long', brows: 'bushy', mouth: 'half', age: true }),
    beard: beards.goatee('#4a3f3a'),
    hat: hats.scholar('#1f3a34'),
    front: props.abacus(),
  },
  sage: {
    robe: robes.cross('#6d4a2c', '#f1e6cf', '#3a2614'),
    face: face({ brows: 'soft', eyes: 'smile', mouth: 'smile', age: true, browC: '#e9e4d8' }),
    hair: hair.topknot('#8a8480'),
    beard: beards.sage(),
  },
  soldier: {
    robe: robes.cross('#7a3324', '#d9c7a0', '#3a1a10'),
    face: face({ skin: 'brown', shape: 'broad', brows: 'stern', eyes: 'fierce', mouth: 'open' }),
    hair: hair.topknot(),
    beard: beards.moustache(),
    hat: hats.band(),
  },
  khan: {
    robe: robes.fur(),
    face: face({ skin: 'tan', shape: 'broad', brows: 'bushy', eyes: 'fierce', mouth: 'stern', scar: true }),
    beard: beards.moustache(),
    hat: hats.furhat(),
  },
  envoy: {
    robe: robes.official('#b5371f', '#f6ecd2', '#e9c46a'),
    face: face({ skin: 'pale', shape: 'round', eyes: 'down' }),
    beard: beards.moustache(),
    hat: hats.official('#2b1a1c', '#e9c46a'),
  },
};

const NECK = o('M52 86H68V98C66 102 54 102 52 98Z', '#d3a273', 1.6);

function bust({ robe, face: head, hair: locks = '', beard = '', hat = '', behind = '', front = '' }: Person): string {
  return behind + robe + NECK + head + locks + beard + hat + front;
}

/** Every bust as a piece of a sprite. */
export const BUSTS: Readonly<Record<string, Drawing>> = Object.fromEntries(
  Object.entries(PEOPLE).map(([id, person]) => [`bust-${id}`, { viewBox: '0 0 120 140', body: bust(person) }]),
);
