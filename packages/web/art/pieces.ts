/** Our own pieces as drawings: one flat colour, one lighter plane, one ink outline. `currentColor` is the seat's colour. */

import busts from './busts.data.json' with { type: 'json' };

export interface Drawing {
  readonly viewBox: string;
  readonly body: string;
}

export const PIECES: Readonly<Record<string, Drawing>> = {
  ...Object.fromEntries(
    Object.entries(busts).map(([name, body]) => [`bust-${name}`, { viewBox: '0 0 120 140', body }]),
  ),
  panda: {
    viewBox: '0 0 40 40',
    body: `<ellipse cx="20" cy="36" rx="13" ry="3" fill="#000" opacity=".35"/><circle cx="9" cy="13.5" r="5" fill="#1c1a1a"/><circle cx="31" cy="13.5" r="5" fill="#1c1a1a"/><path d="M20 9C30 9 35.5 16 35.5 23.5S29 36 20 36 4.5 31 4.5 23.5 10 9 20 9Z" fill="#f7f1e4" stroke="#1c1a1a" stroke-width="1.2"/><path d="M10.5 20.5C12.5 17.8 16.8 19 16.8 22.8 16.8 26 12.5 27.6 10.6 25.6 9.4 24.2 9.4 22 10.5 20.5ZM29.5 20.5C27.5 17.8 23.2 19 23.2 22.8 23.2 26 27.5 27.6 29.4 25.6 30.6 24.2 30.6 22 29.5 20.5Z" fill="#1c1a1a"/><circle cx="14" cy="22.8" r="1.3" fill="#fff"/><circle cx="26" cy="22.8" r="1.3" fill="#fff"/><path d="M18 27.8H22L20 30Z" fill="#1c1a1a"/><path d="M16.8 31.4C18.4 32.8 21.6 32.8 23.2 31.4" stroke="#1c1a1a" stroke-width="1.1" fill="none" stroke-linecap="round"/><path d="M2.5 16.5C9 13 13 6 20 2.5 27 6 31 13 37.5 16.5 30 19.6 10 19.6 2.5 16.5Z" fill="currentColor" stroke="#1c1a1a" stroke-width="1.2" stroke-linejoin="round"/><path d="M8 15.5C13 12 16 7 20 4.5M32 15.5C27 12 24 7 20 4.5M20 4.5V17" stroke="#1c1a1a" stroke-width=".7" opacity=".45" fill="none"/>`,
  },
  ninja: {
    viewBox: '0 0 40 40',
    body: `<circle cx="20" cy="20" r="16" fill="#26242b" stroke="#0d0c10" stroke-width="1.5"/><path d="M6 19C11 14 29 14 34 19 31 25 9 25 6 19Z" fill="#d9bfa0"/><path d="M10 19.6L18 21.6 12.5 22.6ZM30 19.6L22 21.6 27.5 22.6Z" fill="#1b1614"/><path d="M4.5 13.5C12 10 28 10 35.5 13.5L39.5 8.5 37 16C30 12.5 10 12.5 4 16Z" fill="#a8321f"/>`,
  },
  'b-gate': {
    viewBox: '0 0 48 48',
    body: `<ellipse cx="24" cy="43" rx="20" ry="3.5" fill="#000" opacity=".3"/><path d="M9 42V20H14V42ZM34 42V20H39V42ZM20 42V24H23V42ZM25 42V24H28V42Z" fill="#a83a26" stroke="#4a150c" stroke-width=".8"/><path d="M7 22H41V27H7Z" fill="#c9502f" stroke="#4a150c" stroke-width=".8"/><path d="M18 18H30V27H18Z" fill="#31513f" stroke="#4a150c" stroke-width=".8"/><path d="M20.5 21H27.5M20.5 24H27.5" stroke="#f0d283" stroke-width="1"/><path d="M1 19C6 20 10 17 12 14H20C21 10 27 10 28 14H36C38 17 42 20 47 19 44 22.5 4 22.5 1 19Z" fill="#2f6a72" stroke="#123338" stroke-width=".9"/><path d="M11 10C15 11 17 8.5 18 6H30C31 8.5 33 11 37 10 34 14 14 14 11 10Z" fill="#3b8089" stroke="#123338" stroke-width=".9"/>`,
  },
  'b-market': {
    viewBox: '0 0 48 48',
    body: `<ellipse cx="24" cy="43" rx="20" ry="3.5" fill="#000" opacity=".3"/><path d="M8 22H40V42H8Z" fill="#e3cfa2" stroke="#4b3517" stroke-width=".9"/><path d="M8 31H40V42H8Z" fill="#a8763c" stroke="#4b3517" stroke-width=".9"/><circle cx="15" cy="30" r="2.8" fill="#d5573b"/><circle cx="20.5" cy="30" r="2.8" fill="#e8a33d"/><circle cx="26" cy="30" r="2.8" fill="#6fa04d"/><circle cx="31.5" cy="30" r="2.8" fill="#d5573b"/><path d="M4 22L9 11H39L44 22C42 26 38 26 36 22.5 34 26 30 26 28 22.5 26 26 22 26 20 22.5 18 26 14 26 12 22.5 10 26 6 26 4 22Z" fill="#3f9a67" stroke="#123d27" stroke-width=".9"/><path d="M12 22.5L15 11H20L20 22.5ZM28 22.5L28 11H33L36 22.5Z" fill="#f2e7c9" opacity=".9"/><path d="M6 11C12 12 14 8 15 5H33C34 8 36 12 42 11 38 14.5 10 14.5 6 11Z" fill="#7a4a24" stroke="#3b210d" stroke-width=".9"/>`,
  },
  'b-pagoda': {
    viewBox: '0 0 48 48',
    body: `<ellipse cx="24" cy="44" rx="17" ry="3" fill="#000" opacity=".3"/><g stroke="#3d0f0a" stroke-width=".8"><path d="M13 44V33H35V44Z" fill="#e9d7ae"/><path d="M21 44V36H27V44Z" fill="#6d2417"/><path d="M5 33C10 33.5 13 31 15 27H33C35 31 38 33.5 43 33 40 36.5 8 36.5 5 33Z" fill="#b5402a"/><path d="M16 27V20H32V27Z" fill="#e9d7ae"/><path d="M9 20C14 20.5 16 18 18 14.5H30C32 18 34 20.5 39 20 36 23.5 12 23.5 9 20Z" fill="#c64a30"/><path d="M18.5 14.5V10H29.5V14.5Z" fill="#e9d7ae"/><path d="M13 10C17 10.5 20 8 22 4.5H26C28 8 31 10.5 35 10 32 13 16 13 13 10Z" fill="#d8583a"/></g><path d="M23.2 5L24 0 24.8 5Z" fill="#e7bf5c"/>`,
  },
  hut: {
    viewBox: '0 0 30 24',
    body: `<path d="M5 22V12H25V22Z" fill="#e6d3a8" stroke="#5a4224" stroke-width=".8"/><path d="M12 22V15H17V22Z" fill="#6d4a26"/><path d="M0 13C5 12.5 8 8 10 3.5H20C22 8 25 12.5 30 13 27 15.5 3 15.5 0 13Z" fill="#7b6a4e" stroke="#3d3220" stroke-width=".8"/>`,
  },
  haunter: {
    viewBox: '-16 -18 32 36',
    body: `<ellipse cx="0" cy="14" rx="12" ry="3.6" fill="#000" opacity=".45"/><path d="M-11 14C-12 -4 -8 -15 0 -15S12 -4 11 14C8 10 6 10 4 14 2 10 -2 10 -4 14 -6 10 -8 10 -11 14Z" fill="#e9dcff" stroke="#2a1650" stroke-width="1.4"/><path d="M-8 4C-8 -6 -6 -12 -2 -13" fill="none" stroke="#fff" stroke-width="2" opacity=".8"/><circle cx="-4" cy="-4" r="2.2" fill="#2a1650"/><circle cx="4" cy="-4" r="2.2" fill="#2a1650"/><path d="M-2.5 2.5C-1 5 1 5 2.5 2.5Z" fill="#2a1650"/>`,
  },
  taoist: {
    viewBox: '-20 -32 40 56',
    body: `<ellipse cx="0" cy="17" rx="16" ry="5" fill="#000" opacity=".45"/><path d="M-15 15C-15 -1 -9 -7 0 -7S15 -1 15 15C9 19 -9 19 -15 15Z" fill="currentColor" stroke="#0a0a14" stroke-width="1.5"/><path d="M-15 15C-15 5 -12 -1 -8 -4L-6 17C-10 17 -13 16 -15 15Z" fill="#fff" opacity=".22"/><path d="M-4 -6L0 6L4 -6M0 6V17" stroke="#0a0a14" stroke-width="1.2" fill="none" opacity=".6"/><circle cy="-13" r="8" fill="#f3d9b5" stroke="#0a0a14" stroke-width="1.5"/><circle cx="-3" cy="-12" r="1" fill="#0a0a14"/><circle cx="3" cy="-12" r="1" fill="#0a0a14"/><path d="M-18 -15C-10 -18 -6 -27 0 -30 6 -27 10 -18 18 -15 10 -12 -10 -12 -18 -15Z" fill="currentColor" stroke="#0a0a14" stroke-width="1.5" stroke-linejoin="round"/><path d="M-9 -17C-5 -20 -3 -25 0 -27" stroke="#fff" stroke-width="1.6" fill="none" opacity=".5"/><path d="M-3.5 -9C-3 -2 3 -2 3.5 -9Z" fill="#efeae0" stroke="#0a0a14" stroke-width=".8"/>`,
  },
  buddha: {
    viewBox: '-30 -34 60 64',
    body: `<ellipse cx="0" cy="25" rx="24" ry="4.5" fill="#000" opacity=".45"/><circle cy="-14" r="18" fill="#ffe39a" fill-opacity=".14" stroke="#d3a74e" stroke-width="2.5"/><path d="M-24 22C-26 12 -14 10 -12 4 -14 -6 -6 -8 0 -8S14 -6 12 4C14 10 26 12 24 22 14 27 -14 27 -24 22Z" fill="#d9a93f" stroke="#4a3208" stroke-width="1.4"/><path d="M-20 20C-20 14 -10 12 -8 4C-9 -3 -5 -6 -1 -6.500C-4 0 -2 12 -8 24C-14 24 -18 22 -20 20Z" fill="#f9e6ae" opacity=".75"/><circle cy="-15" r="9" fill="#e3b853" stroke="#4a3208" stroke-width="1.4"/><path d="M-6 -18A7 7 0 0 1 1 -22" stroke="#fff3c9" stroke-width="2" fill="none"/><circle cy="-25" r="3.5" fill="#c79a3e" stroke="#4a3208"/><path d="M-4.500 -14.500C-3 -13 -2 -13 -1 -14.500M1 -14.500C2 -13 3 -13 4.500 -14.500M-8 14C-3 18 3 18 8 14" stroke="#4a3208" stroke-width="1.3" fill="none"/>`,
  },
  'moon-crystal': {
    viewBox: '-16 -28 32 56',
    body: `<path d="M0 -24L11 -10 8 16 0 24 -8 16 -11 -10Z" fill="#dff4ff" stroke="#2b5f8a" stroke-width="1.4"/><path d="M0 -24L0 24M-11 -10L0 -4 11 -10M-8 16L0 -4 8 16" stroke="#5aa0cc" stroke-width="1" fill="none"/><path d="M0 -24L-11 -10 0 -4Z" fill="#fff"/><path d="M0 -4L8 16 0 24Z" fill="#8fc6ea" opacity=".55"/>`,
  },
  'su-ling': {
    viewBox: '-14 -24 28 44',
    body: `<ellipse cy="17" rx="11" ry="3" fill="#000" opacity=".4"/><path d="M-11 17C-9 2 -6 -3 0 -3S9 2 11 17Z" fill="#fdfbf2" stroke="#4a4470" stroke-width="1.4"/><path d="M3 -2C7 2 9 8 10 16H4Z" fill="#c9c4ea"/><path d="M-7 -8C-8 -20 8 -20 7 -8 9 2 7 6 6 8L-6 8C-7 6 -9 2 -7 -8Z" fill="#241d33"/><circle cy="-8" r="5.5" fill="#f8e3cd"/><path d="M-5.5 -10C-3 -14 3 -14 5.5 -10Z" fill="#241d33"/><circle cx="0" cy="-18" r="3" fill="#f0c84a"/>`,
  },
};
