/** Where one types what is looked for: Escape empties it first, and only an empty one lets whatever it lies on close. */

import { useWords } from '../words/words.tsx';

interface SearchFieldProps {
  readonly wanted: string;
  setWanted(wanted: string): void;
  readonly label: string;
}

export function SearchField({ wanted, setWanted, label }: SearchFieldProps) {
  const words = useWords();
  return (
    <input
      type="search"
      value={wanted}
      placeholder={label}
      aria-label={label}
      title={words.say('guide.escape')}
      onChange={(event) => setWanted(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || wanted === '') return;
        event.preventDefault();
        event.stopPropagation();
        setWanted('');
      }}
    />
  );
}
