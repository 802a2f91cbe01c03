import {articles} from '../plugins/articles/index.ts';
import {composeFrontMatter} from '../plugins/frontMatter/index.ts';
import {pages} from '../plugins/pages/index.ts';

/** Reads and checks front matter by kind of file. The framework's parser reads posts. */
export const parseFrontMatter = composeFrontMatter([articles, pages]);
