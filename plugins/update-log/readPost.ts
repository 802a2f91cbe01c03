import path from 'node:path';
import {describeIssues} from '../frontMatter/describeIssues.ts';
import {frontMatterLine, readFrontMatter} from '../frontMatter/readFrontMatter.ts';
import {yamlFix} from '../frontMatter/yamlFix.ts';
import {isPlainParagraph} from './isPlainParagraph.ts';
import type {Post} from './Post.ts';
import {postSchema, fixHints} from './postSchema.ts';
import type {Problem} from './Problem.ts';

const body = /^\n*(?<intro>[^\n]+)\n\n\{\/\* truncate \*\/\}\n*$/;

export interface ReadPost {
  /** Absent when a problem makes the file unusable. */
  readonly post?: Post;
  readonly problems: readonly Problem[];
}

const guide = {
  schema: postSchema,
  fixHints,
  otherwise: 'see CONTRIBUTING.md, “Writing an update”.',
};

/**
 * Reads a post and makes the checks that need no other file.
 * @param file path relative to the project, whose file name is the slug
 * @param text content of the file
 */
export function readPost(file: string, text: string): ReadPost {
  const parts = readFrontMatter(text);
  if (!parts || parts.error) {
    return {
      problems: [
        {
          file,
          line: parts?.error?.line ?? 1,
          problem: `front matter: ${parts?.error?.message ?? 'there is none.'}`,
          fix: parts?.error
            ? yamlFix(parts.error.message, text.split('\n')[parts.error.line - 1] ?? '')
            : 'write it as YAML between two lines of `---`.',
        },
      ],
    };
  }
  const parsed = postSchema.safeParse(parts.data);
  const problems: Problem[] = describeIssues(parsed.error?.issues ?? [], text, guide).map(
    (finding) => ({file, ...finding}),
  );
  const slug = path.basename(file, '.mdx');
  if (parsed.success && parsed.data.slug !== slug) {
    problems.push({
      file,
      line: frontMatterLine(text, ['slug']),
      problem: `front matter: the slug “${parsed.data.slug}” is not the file name.`,
      fix: `write \`slug: ${slug}\`, or rename the file.`,
    });
  }
  const intro = body.exec(parts.body)?.groups?.intro?.trim() ?? '';
  const isPlain = isPlainParagraph(intro);
  if (!isPlain) {
    problems.push({
      file,
      line: text.split('\n').length - parts.body.split('\n').length + 1,
      problem: 'the text is not one plain paragraph with the truncation mark after it.',
      fix: 'write one paragraph on one line without Markdown or control characters, an empty line and `{/* truncate */}`; everything else is an item.',
    });
  }
  if (!parsed.success || !isPlain || problems.length > 0) {
    return {problems};
  }
  const {title, items} = parsed.data;
  return {
    post: {
      file,
      slug,
      date: slug.slice(0, 10),
      title,
      intro,
      items: items.map((item, index) => ({...item, line: frontMatterLine(text, ['items', index])})),
    },
    problems,
  };
}
