/**
 * Encodes numbers as printable characters, so that an index is plain JSON and a compressor still sees
 * one symbol for each small number. The digits have base 46; the last digit of a number is from the
 * first half of 92 characters, all other digits from the second half.
 */
const base = 46;
const characters = Array.from({length: 95}, (_, place) => String.fromCharCode(0x20 + place)).filter(
  (character) => !' "\\'.includes(character),
);
const digits = new Map(characters.map((character, place) => [character.charCodeAt(0), place]));
const digitOf = new Uint8Array(128).fill(255);
for (const [code, digit] of digits) {
  digitOf[code] = digit;
}

/** Encodes non-negative integers one after another. */
export function encodeNumbers(numbers: Iterable<number>): string {
  let text = '';
  for (const number of numbers) {
    let word = characters[number % base] ?? '';
    for (let rest = Math.floor(number / base); rest > 0; rest = Math.floor(rest / base)) {
      word = (characters[base + (rest % base)] ?? '') + word;
    }
    text += word;
  }
  return text;
}

/**
 * Decodes the output of `encodeNumbers`.
 * @throws RangeError at a character that is not a digit.
 */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (let place = 0; place < text.length; place += 1) {
    const digit = digitOf[text.charCodeAt(place)] ?? 255;
    if (digit === 255) {
      throw new RangeError(`No number at ${place}.`);
    }
    number = number * base + (digit % base);
    if (digit < base) {
      numbers.push(number);
      number = 0;
    }
  }
  return numbers;
}
