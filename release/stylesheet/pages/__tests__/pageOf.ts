import {inlineCode} from '../../../inlineCode.ts';
import {moveStyleAttributes} from '../../../moveStyleAttributes.ts';
import type {ReadPage} from '../../../Page.ts';
import {namesOf} from '../../namesOf.ts';

/** Reads a page with this body. */
export function pageOf(body: string): ReadPage {
  const {html, rules, elements} = moveStyleAttributes(`<body>${body}</body>`);
  return {
    file: 'index.html',
    html,
    movedStyles: rules,
    names: namesOf(elements),
    links: {ids: [], targets: []},
    ...inlineCode(elements),
  };
}
