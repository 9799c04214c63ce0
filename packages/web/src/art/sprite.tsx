/** Icons of one sprite, in a row of text and inside a drawing. All decorative: words stand beside them. */

interface IconProps<Name> {
  readonly name: Name;
  readonly size?: number;
  readonly className?: string;
}

interface InkedProps<Name> {
  readonly name: Name;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly opacity?: number;
}

/** What draws the icons of a sprite, as large as text is around them unless a size is named. */
export function iconsOf<Name extends string>(sprite: string, usualSize: number) {
  function Icon({ name, size = usualSize, className = '' }: IconProps<Name>) {
    return (
      <svg className={`ic ${className}`} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
        <use href={`${sprite}#i-${name}`} />
      </svg>
    );
  }

  /** Inside a drawing, by its middle. */
  function Inked({ name, x, y, size, color, opacity }: InkedProps<Name>) {
    return (
      <use
        href={`${sprite}#i-${name}`}
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        style={{ color }}
        opacity={opacity}
      />
    );
  }

  return { Icon, Inked };
}
