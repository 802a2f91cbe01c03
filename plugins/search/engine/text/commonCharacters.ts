/**
 * Returns the 3,755 common characters of GB 2312, level 1. The standard sorts them by pinyin, so their
 * order says most of how they sound (`SerializedTables.syllables`).
 */
export function commonCharacters(): readonly string[] {
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xd7; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
      bytes.push(row, cell);
    }
  }
  // The last five places have no character.
  return Array.from(new TextDecoder('gb18030').decode(Uint8Array.from(bytes))).slice(0, 3755);
}
