import {articles} from '../plugins/articles/index.ts';
import {composeFrontMatter} from '../plugins/frontMatter/index.ts';
import {pages} from '../plugins/pages/index.ts';

/** How front matter is read and checked, by kind of file. Posts are read as the framework does. */
export const parseFrontMatter = composeFrontMatter([articles, pages]);
