/** Drawings that the build turns into files; see art/plugin.ts. */

declare module 'painting:*' {
  const address: string;
  export default address;
}

declare module 'seal:*' {
  const address: string;
  export default address;
}

declare module 'sprite:*' {
  const address: string;
  export default address;
}
