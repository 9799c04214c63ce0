/** Our own pieces as drawings: one flat colour, one lighter plane, one ink outline. `currentColor` is the seat's colour. */

export interface Drawing {
  readonly viewBox: string;
  readonly body: string;
}

export const PIECES: Readonly<Record<string, Drawing>> = {
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
};
