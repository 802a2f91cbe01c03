import {bareText} from './bareText.mjs';
import {plainWords} from './plainWords.mjs';

/** The project's rules for Oxlint, which `.oxlintrc.json` names. */
export default {
  meta: {name: 'local'},
  rules: {'bare-text': bareText, 'plain-words': plainWords},
};
