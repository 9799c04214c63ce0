/**
 * Nouns in the form that a sentence needs. In a message `{tile_di}` is the parameter `tile` in the form `di`. A translator writes the forms that no rule
 * gives, as keys beside the plain word (`tile.cemetery`, `tile.cemetery_il`); the rest is made here, by the grammar of the language. A form that
 * begins with a capital stands at the beginning of a sentence.
 */

/** The form as it is written beside the word; undefined where it is not. */
export type Written = (form: string) => string | undefined;

/** A noun in one form, made from its plain word and from the forms that are written. */
type Grammar = (form: string, plain: string, written: Written) => string;

export function inForm(locale: string, form: string, plain: string, written: Written): string {
  const small = form.charAt(0).toLowerCase() + form.slice(1);
  const given = written(small);
  const word = given ?? (GRAMMARS[locale.slice(0, 2)] ?? plainly)(small, plain, written);
  return small === form ? word : capital(word, locale);
}

function capital(word: string, locale: string): string {
  const [first = ''] = word;
  return first.toLocaleUpperCase(locale) + word.slice(first.length);
}

const plainly: Grammar = (_, plain) => plain;

/** English: `a`. */
const english: Grammar = (form, plain) => (form === 'a' ? `${/^[aeiou]/i.test(plain) ? 'an' : 'a'} ${plain}` : plain);

const ITALIAN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  di: { il: 'del ', lo: 'dello ', la: 'della ', 'l’': 'dell’', i: 'dei ', gli: 'degli ', le: 'delle ', '': 'di ' },
  a: { il: 'al ', lo: 'allo ', la: 'alla ', 'l’': 'all’', i: 'ai ', gli: 'agli ', le: 'alle ', '': 'a ' },
  da: { il: 'dal ', lo: 'dallo ', la: 'dalla ', 'l’': 'dall’', i: 'dai ', gli: 'dagli ', le: 'dalle ', '': 'da ' },
  in: { il: 'nel ', lo: 'nello ', la: 'nella ', 'l’': 'nell’', i: 'nei ', gli: 'negli ', le: 'nelle ', '': 'in ' },
  su: { il: 'sul ', lo: 'sullo ', la: 'sulla ', 'l’': 'sull’', i: 'sui ', gli: 'sugli ', le: 'sulle ', '': 'su ' },
};

/** Italian: `di a da in su` come from the noun with its article, `il`. */
const italian: Grammar = (form, plain, written) => {
  const definite = written('il');
  const contraction = ITALIAN[form];
  if (contraction === undefined) return form === 'il' ? (definite ?? plain) : plain;
  const [article, noun] = split(definite, /^(?:(il|lo|la|i|gli|le) |(l’))/);
  return (contraction[article] ?? '') + (noun ?? plain);
};

const FRENCH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { le: 'du ', la: 'de la ', 'l’': 'de l’', les: 'des ' },
  a: { le: 'au ', la: 'à la ', 'l’': 'à l’', les: 'aux ', '': 'à ' },
};

/** French: `de a` come from the noun with its article, `le`; `d` is de before the bare noun, `un` follows from the gender, `g`. */
const french: Grammar = (form, plain, written) => {
  const definite = written('le');
  if (form === 'le') return definite ?? plain;
  if (form === 'd') return elided(plain);
  if (form === 'un') return `${written('g') === 'f' ? 'une' : 'un'} ${plain}`;
  const contraction = FRENCH[form];
  if (contraction === undefined) return plain;
  const [article, noun] = split(definite, /^(?:(le|la|les) |(l’))/);
  const before = contraction[article];
  return before === undefined ? elided(plain) : before + (noun ?? plain);
};

/** de Mei, d’Anna, d’Yves, de Yann; an h may be sounded, so it keeps its e. */
function elided(word: string): string {
  const bare = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return /^([aeiouœæ]|y[^aeiou])/.test(bare) ? `d’${word}` : `de ${word}`;
}

type German = 'm' | 'f' | 'n' | 'p' | '';
const GERMAN: Readonly<Record<string, Readonly<Record<German, string>>>> = {
  den: { m: 'den ', f: 'die ', n: 'das ', p: 'die ', '': '' },
  dem: { m: 'dem ', f: 'der ', n: 'dem ', p: 'den ', '': '' },
  im: { m: 'im ', f: 'in der ', n: 'im ', p: 'in den ', '': 'in ' },
  ins: { m: 'in den ', f: 'in die ', n: 'ins ', p: 'in die ', '': 'nach ' },
  zum: { m: 'zum ', f: 'zur ', n: 'zum ', p: 'zu den ', '': 'zu ' },
  vom: { m: 'vom ', f: 'von der ', n: 'vom ', p: 'von den ', '': 'von ' },
  am: { m: 'am ', f: 'an der ', n: 'am ', p: 'an den ', '': 'an ' },
  nach: { m: 'nach dem ', f: 'nach der ', n: 'nach dem ', p: 'nach den ', '': 'nach ' },
  ein: { m: 'ein ', f: 'eine ', n: 'ein ', p: '', '': '' },
  einen: { m: 'einen ', f: 'eine ', n: 'ein ', p: '', '': '' },
  einem: { m: 'einem ', f: 'einer ', n: 'einem ', p: '', '': '' },
};
/** Forms whose noun is that of the accusative, where it has one of its own: den Bogenschützen, dem Bogenschützen. */
const OBLIQUE = new Set(['den', 'dem', 'im', 'ins', 'zum', 'vom', 'am', 'nach', 'einen', 'einem']);

/** German: everything comes from the nominative with its article, `der`, and from the accusative, `den`, where that has an ending. */
const german: Grammar = (form, plain, written) => {
  const nominative = written('der');
  if (form === 'der') return nominative ?? plain;
  const articles = GERMAN[form];
  if (articles === undefined) return plain;
  const [article, named] = split(nominative, /^(der|die|das) /);
  const gender: German = written('g') === 'p' ? 'p' : ((GENDERS[article] ?? '') as German);
  const [, declined] = OBLIQUE.has(form) ? split(written('den'), /^(den|die|das) /) : ['', null];
  return articles[gender] + (declined ?? named ?? plain);
};

const GENDERS: Readonly<Record<string, German>> = { der: 'm', die: 'f', das: 'n' };

const GRAMMARS: Readonly<Record<string, Grammar>> = { en: english, it: italian, fr: french, de: german };

/** The article before a noun, and the noun. */
function split(definite: string | undefined, articles: RegExp): [article: string, noun: string | null] {
  const found = definite === undefined ? null : articles.exec(definite);
  if (definite === undefined || found === null) return ['', definite ?? null];
  return [found[1] ?? found[2] ?? '', definite.slice(found[0].length)];
}
