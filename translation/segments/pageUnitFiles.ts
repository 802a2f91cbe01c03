import {otherLocale, type LocaleId} from '../../config/locales.ts';
import type {Document} from '../../content/Document.ts';
import {parseDocument} from '../../content/parseDocument.ts';
import type {Agreements} from '../freshness/Agreements.ts';
import {stateOf} from '../freshness/stateOf.ts';
import type {PagePair} from '../sections/PagePair.ts';
import {sectionsOf} from '../sections/sectionsOf.ts';
import {outline} from './outline.ts';
import {slotsIn} from './Piece.ts';
import type {UnitFile} from './Unit.ts';
import {unitsOf} from './unitsOf.ts';

const readSlots =
  (place: Pick<Document, 'file' | 'locale' | 'kind' | 'slug'>) => (source: string) => {
    const document = parseDocument(place, source);
    if (document.syntaxError) {
      throw new Error(`line ${document.syntaxError.line}: ${document.syntaxError.reason}`);
    }
    return slotsIn(outline(document));
  };

function behindIn(page: PagePair, agreements: Agreements, to: LocaleId): Set<string> {
  const {debts, unrecorded} = stateOf(page, agreements.get(page.key));
  // A section in which the target language leads needs no translation into it.
  const owed = debts.filter(({leader}) => leader !== to).map(({id}) => id);
  return new Set([...owed, ...unrecorded]);
}

/**
 * Returns the texts of pages with their counterparts. Pages that lack the source language or cannot
 * be parsed are left out.
 * @param everywhere also includes pieces that the other language lacks in sections on which both
 * languages agree
 */
export function pageUnitFiles(
  pages: readonly PagePair[],
  agreements: Agreements,
  to: LocaleId,
  everywhere = false,
): UnitFile[] {
  return pages.flatMap((page): UnitFile[] => {
    const source = page.documents[otherLocale(to)];
    const target = page.documents[to];
    if (!source || source.syntaxError || target?.syntaxError) {
      return [];
    }
    const behind = behindIn(page, agreements, to);
    const sides = {
      source: source.source,
      outline: outline(source),
      ...(target && {target: {source: target.source, outline: outline(target)}}),
    };
    const {title} = source.frontMatter;
    const targetFile = page.files[to];
    return [
      {
        sourceFile: source.file,
        targetFile,
        to,
        ...(source.product !== undefined && {product: source.product}),
        title: typeof title === 'string' ? title : page.key,
        source: source.source,
        ...(target && {target: target.source}),
        ...unitsOf(sides, (section) => everywhere || behind.has(section)),
        behind,
        headings: new Map(sectionsOf(source).map(({id, title}) => [id, title])),
        readSlots: readSlots({...source, file: targetFile, locale: to}),
      },
    ];
  });
}
