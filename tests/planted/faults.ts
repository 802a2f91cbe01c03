/** A change that breaks the code. The project's tests must detect it. */
export interface Fault {
  /** The effect for a reader, writer or operator. */
  readonly effect: string;
  /** The changed file, from the root of the project. */
  readonly file: string;
  /** A text that occurs exactly once in the file. */
  readonly right: string;
  readonly wrong: string;
}

const fault = (effect: string, file: string, right: string, wrong: string): Fault => ({
  effect,
  file,
  right,
  wrong,
});

/**
 * Faults in each plugin, step of the release, part of the search and check, and before the
 * application. Not in what only the built site shows: the plugins `products` and `static-first`, and
 * `release/compress.ts`. The tests of `tests/built` and `tests/e2e` would see those.
 */
export const faults: readonly Fault[] = [
  // Plugins
  fault(
    'An error in an API description names line 1.',
    'plugins/api-reference/readApiDescriptions.ts',
    'mistake?.linePos?.[0].line ?? 1',
    '1',
  ),
  fault(
    'A related article that does not exist passes.',
    'plugins/articles/resolveReference.ts',
    'isProductId(product) && articlesOf(product).includes(slug)',
    'isProductId(product)',
  ),
  fault(
    'The reading time counts the addresses of links.',
    'plugins/articles/readableText.ts',
    ".replace(/\\]\\([^)\\s]*\\)/g, ']')",
    '',
  ),
  fault(
    'An unknown colour mode in the storage reaches the page.',
    'plugins/classic-theme/firstPaintScript.ts',
    "/^(light|dark)$/.exec(stored('theme'))",
    "[stored('theme')]",
  ),
  fault(
    'Every code block has line numbers.',
    'plugins/code-highlight/parseMeta.ts',
    'numbered: numbers[1] === undefined',
    'numbered: true',
  ),
  fault(
    'Code with an angle bracket breaks the page.',
    'plugins/code-highlight/toHtml.ts',
    '/[&<>]/g',
    '/[&>]/g',
  ),
  fault(
    'Front matter of Windows has no fields.',
    'plugins/frontMatter/readFrontMatter.ts',
    "fileContent.replace(/\\r\\n/g, '\\n')",
    'fileContent',
  ),
  fault(
    'The glossary leaves out articles that name a term without a tooltip.',
    'plugins/glossary-page/findUses.ts',
    'marked.has(id) || named.has(id)',
    'marked.has(id)',
  ),
  fault(
    'A tooltip explains a word that is not its term.',
    'plugins/glossary/index.ts',
    '!namesConcept(textOf(node), entry.names[locale], locale)',
    'false',
  ),
  fault('Two terms have one id.', 'plugins/glossary/readTable.ts', 'ids.has(data.id)', 'false'),
  fault(
    'A list of messages that runs backwards passes.',
    'plugins/messages/listedIds.ts',
    'start < 0 || end < start',
    'start < 0',
  ),
  fault(
    'Offline reading keeps more than its limit.',
    'plugins/offline/kept/toForget.ts',
    'bytes <= limit',
    'bytes <= 2 * limit',
  ),
  fault(
    'Offline reading keeps an error as a page.',
    'plugins/offline/worker/answer.ts',
    "answer.status === 200 && answer.type === 'basic'",
    "answer.type === 'basic'",
  ),
  fault(
    'A part reports no broken anchor.',
    'release/parts/brokenLinks.ts',
    "anchor === '' || ids.has(anchor)",
    'true',
  ),
  fault(
    'Two parts may have different files of one name.',
    'release/parts/joinParts.ts',
    '} else if (!(await isSame(from, path.join(folder, file)))) {',
    '} else if (false) {',
  ),
  fault(
    'An article of another product does not change a part, even if its title changes.',
    'scripts/build/hashInputs.mjs',
    '(frontMatter.exec(content.toString())?.[0] ?? content)',
    "''",
  ),
  fault(
    'A link to another product shows the not-found page of the own one.',
    'config/isInPart.ts',
    '?? commonPart) === part',
    '?? commonPart) !== undefined',
  ),
  fault(
    'The not-found page offers unlisted pages.',
    'plugins/page-index/toPageIndex.ts',
    'unlisted ? [] :',
    '!unlisted ? [] :',
  ),
  fault(
    'A page whose name begins with an underscore is published.',
    'plugins/pages/locatePage.ts',
    "part.startsWith('_')",
    "part.startsWith('~')",
  ),
  fault(
    'A question in the structured data ends its script.',
    'src/lib/jsonText.ts',
    ".replaceAll('<', '\\\\u003c')",
    '',
  ),
  fault(
    'An answer in the structured data ends at a colon.',
    'plugins/questions/questionsOf.ts',
    'last === undefined || announces(last)',
    'last === undefined',
  ),
  fault(
    'A framework with other rules for stylesheets is accepted in silence.',
    'plugins/short-class-names/index.ts',
    'rules.filter(isWanted).length !== 1',
    'false',
  ),
  fault(
    'The feed of a product has changes of all products.',
    'plugins/update-log/productFeed.ts',
    'candidate.product === product',
    'true',
  ),
  fault(
    'A quotation mark in a feed breaks an attribute.',
    'plugins/update-log/postHtml.ts',
    '/[&<>"]/g',
    '/[&<>]/g',
  ),
  fault(
    'A function improves before it exists.',
    'plugins/update-log/checkFeatureHistory.ts',
    'first && post.date < first.post.date',
    'false',
  ),
  fault(
    'Steps that are a list without numbers pass.',
    'plugins/vocabulary/rules.ts',
    'list.ordered === true',
    'true',
  ),
  fault(
    'Routes of another form lose their short names in silence.',
    'plugins/bundle/shortRoutes.mjs',
    'hashes.size === 0',
    'false',
  ),
  fault(
    'A package is named for each of its modules.',
    'plugins/licences/licenceText.ts',
    '[...new Set(folders)].sort()',
    '[...folders].sort()',
  ),
  fault(
    'Text in an XML file is not escaped.',
    'plugins/fileFormats/xmlFile.ts',
    '[&<>"]/g',
    '[]/g',
  ),
  fault(
    'A mistake of a writer is named without its line.',
    'plugins/writerError/index.ts',
    '${file}:${line}',
    '${file}',
  ),
  // Release
  fault(
    'A page without a head gets no policy.',
    'release/contentSecurityPolicy.ts',
    '!beginning.test(html)',
    'false',
  ),
  fault(
    'The policy blocks the script of the statistics.',
    'release/contentSecurityPolicy.ts',
    'script === undefined ? [] : [script]',
    '[]',
  ),
  fault('A script of type module has no hash.', 'release/inlineCode.ts', 'module|', ''),
  fault(
    'A style sheet ends the style element.',
    'release/inlineStyles.ts',
    '/<\\/style/i',
    '/<\\/style/',
  ),
  fault(
    'A handler in an attribute reaches readers.',
    'release/refusedCode.ts',
    '...page.handlers.map(',
    '...[].map(',
  ),
  fault(
    'A declaration that is important loses.',
    'release/stylesheet/dropOverridden.ts',
    '!one.important && ',
    '',
  ),
  fault(
    'A custom property that a script writes is dropped.',
    'release/stylesheet/dropUnusedDefinitions.ts',
    '!usage.properties.has(prop) && ',
    '',
  ),
  fault(
    'Text decorations with a repeated part become wrong.',
    'release/stylesheet/plainDecorations.ts',
    'new Set(kinds).size < kinds.length',
    'false',
  ),
  fault(
    'The bill of materials lists packages of the tests.',
    'release/softwareBill.ts',
    "place === '' || dev",
    "place === ''",
  ),
  fault(
    'The side-by-side view of an article is empty.',
    'release/readingText.ts',
    "'theme-doc-markdown'",
    "'markdown-body'",
  ),
  fault(
    'The Markdown page contains what a screen reader skips.',
    'release/machines/keptElements.ts',
    "properties.ariaHidden === 'true' ||",
    '',
  ),
  fault(
    'A page of questions is an article for machines too.',
    'release/machines/headTags.ts',
    'page.hasQuestions ? [] : [techArticle(page)]',
    'techArticle(page)',
  ),
  fault(
    'Browsers ask for every hashed file again.',
    'release/headers.ts',
    'hashedFile.test(pathname) ? immutable : revalidate',
    'revalidate',
  ),
  fault(
    'Without a connection, parts that load later have no styles.',
    'release/offlineLists.ts',
    "file.endsWith('.css') || ",
    '',
  ),
  fault(
    'A moved page is found at the new address only for a while.',
    'release/redirectsFile.ts',
    ' 301\\n',
    ' 302\\n',
  ),
  fault(
    'nginx redirects one spelling of an address.',
    'release/nginxFiles.ts',
    'spellings.map((ending)',
    "[''].map((ending)",
  ),
  fault(
    'A broken anchor passes when parts are joined.',
    'release/pageLinks.ts',
    'decodeURI(pathname + hash)',
    'decodeURI(pathname)',
  ),
  fault(
    'A social card breaks Chinese words.',
    'release/cards/breakLines.ts',
    'words.has(next.position)',
    'true',
  ),
  fault(
    'The second style of a page is written into the wrong place.',
    'release/moveStyleAttributes.ts',
    'b.start - a.start',
    'a.start - b.start',
  ),
  fault(
    'A rule goes whose argument matches.',
    'release/stylesheet/dropUnusedSelectors.ts',
    'part.nodes.some((argument)',
    'part.nodes.every((argument)',
  ),
  // Server
  fault(
    'A browser that refuses brotli gets it.',
    'server/request.ts',
    'match !== null && Number(match[2] ?? 1) > 0',
    'match !== null',
  ),
  fault(
    'A link checker that asks for headers is refused.',
    'server/serve.ts',
    "request.method !== 'GET' && request.method !== 'HEAD'",
    "request.method !== 'GET'",
  ),
  fault(
    'A file that a build removes between two steps of a request ends the server.',
    'server/serve.ts',
    "file.once('error', () => response.destroy());",
    '',
  ),
  fault(
    'An address with index.html is a second address of its page.',
    'server/request.ts',
    ".replace(/\\/index\\.html$/, '/')",
    '',
  ),
  // Pages before and with the application
  fault('A metered connection counts as fast.', 'src/browser/isFrugal.ts', 'cellular|', ''),
  fault(
    'The address of results starts without the application.',
    'src/intent/staticFirst.ts',
    "search !== '' ||",
    '',
  ),
  fault(
    'The filter of the update log ignores the kind of change.',
    'src/lib/filterUpdates.ts',
    'kinds.length === 0 || kinds.includes(kind)',
    'true',
  ),
  fault(
    'The search shortcut does nothing before the application is there.',
    'src/browser/searchForm.ts',
    '        field.focus();',
    '        void field;',
  ),
  fault(
    'A press in the search starts the application.',
    'src/intent/onIntent.ts',
    'isForSearch(event) || listener(event)',
    'listener(event)',
  ),
  fault(
    'The application runs the files again that the search box has run.',
    'src/intent/createLoader.ts',
    'arrivals.get(name) ??',
    '',
  ),
  fault(
    'The box opens when the focus only passes through its field.',
    'src/browser/searchForm.ts',
    "(isPressed === true || field.value !== '')",
    'isPressed !== false',
  ),
  fault(
    'A hit loads a new document although the application runs.',
    'plugins/search/client/connection/application.ts',
    'history.push(address);',
    'window.location.assign(address);',
  ),
  fault(
    'The page counts as styled before its sheets apply.',
    'src/intent/createLoader.ts',
    'isStyled: () => isStyled',
    'isStyled: () => true',
  ),
  fault(
    'Clicks are queued for ever.',
    'src/intent/application/replayQueuedClicks.ts',
    '\n  queue.stop();',
    '',
  ),
  fault(
    'A text stays as a browser translated it.',
    'src/browser/restoreReplacedTexts.ts',
    'text?.parentNode === null',
    'text?.parentNode === undefined',
  ),
  fault(
    'A link to a heading scrolls before the page is there.',
    'src/navigation/DeferredRouter.tsx',
    'queueMicrotask(() => setArrived(shown))',
    'setArrived(shown)',
  ),
  // Search
  fault(
    'A damaged index is read beyond its sections.',
    'plugins/search/engine/load/SearchIndex.ts',
    'section >= sectionCount',
    'false',
  ),
  fault(
    'An index of another version is used.',
    'plugins/search/engine/format/SerializedIndex.ts',
    'value === formatVersion',
    "typeof value === 'number'",
  ),
  fault(
    'Full-width letters find nothing.',
    'plugins/search/engine/text/tokenize.ts',
    'code >= 0x41 && code <= 0x5a ? String.fromCharCode(code + 0x20) : character',
    'character',
  ),
  fault(
    'Two swapped letters count as two mistakes.',
    'plugins/search/engine/plan/expandWord.ts',
    'Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)',
    'cost',
  ),
  fault(
    'A mark begins inside a word.',
    'plugins/search/engine/marks.ts',
    'isWholeWord(folded.text, term, at, end)',
    'true',
  ),
  fault(
    'Unclear answers are shown.',
    'plugins/search/engine/answering.ts',
    'first.likeness > 0 && first.likeness ** 2 * marginOf(first, second) >= leastWorth',
    'first.likeness > 0',
  ),
  fault(
    'Words with similar sound are not found.',
    'plugins/search/engine/plan/cutQuery.ts',
    'if (homophones.length > 0) {',
    'if (false) {',
  ),
  fault(
    'Pages of the product that is read do not come first.',
    'plugins/search/engine/query.ts',
    'index === options.first ||',
    'false ||',
  ),
  fault(
    'Pages of the product that a query names do not come first.',
    'plugins/search/engine/query.ts',
    'compact !== name && compact.includes(name)',
    'false',
  ),
  fault(
    'Words such as 我要 count as much as what they ask for.',
    'plugins/search/engine/text/stopWords.ts',
    "if (!parts.includes('content')) {",
    'if (false) {',
  ),
  fault(
    'A page of another product than the query names is the answer.',
    'plugins/search/client/worker/findHits.ts',
    '!first.isElsewhere &&',
    'true &&',
  ),
  fault(
    'A page of another product is shown without a new document.',
    'src/navigation/createSiteHistory.ts',
    '!(changesProduct(pathname) && keepProduct(pathname))',
    'true',
  ),
  fault(
    'A link that contains a term passes.',
    'checks/linkLabels.ts',
    '...(link.hasTerm',
    '...(false',
  ),
  fault(
    'The steps of a task are the answer to a problem with it.',
    'plugins/search/client/worker/findHits.ts',
    'needsMoreThanSteps(query)',
    'false',
  ),
  fault(
    'A row of a table is the answer, although another one says as much.',
    'plugins/search/client/worker/findHits.ts',
    'first.said - second.said >= leastLead',
    'true',
  ),
  fault(
    'Plural forms find nothing.',
    'plugins/search/engine/text/stem.ts',
    '/(?:ss|x|z|ch|sh)es$/.test(stem)',
    'false',
  ),
  // Translation
  fault(
    'A line break makes a section newer than its twin.',
    'translation/sections/Section.ts',
    ".replace(/\\s+/gu, '')",
    '',
  ),
  // Checks
  fault(
    'The last paragraph about money may be any text.',
    'checks/agreementLines.ts',
    'plainText(last).trim() === line',
    'true',
  ),
  fault(
    'A figure without a caption passes.',
    'checks/alternativeTexts.ts',
    "caption === ''",
    'false',
  ),
  fault('A question for a missing heading passes.', 'checks/asks.ts', '!ids.has(id)', 'false'),
  fault(
    'A link that names a language passes.',
    'checks/crossLanguageLinks.ts',
    'languagePrefix.test(url)',
    'false',
  ),
  fault('A missing download passes.', 'checks/downloads.ts', '!written.has(name) &&', 'false &&'),
  fault(
    'A figure in one language only passes.',
    'checks/figureParity.ts',
    'here === there',
    'true',
  ),
  fault(
    'A heading without an id passes.',
    'checks/headingIds.ts',
    'if (id === undefined) {',
    'if (id === "") {',
  ),
  fault(
    'A link called “here” passes.',
    'checks/linkLabels.ts',
    'emptyLabels[locale].test(label)',
    'false',
  ),
  fault(
    'An offered query that no article answers passes.',
    'checks/oftenAsked.ts',
    'words.every(',
    'words.some(',
  ),
  fault(
    'A message on two pages passes.',
    'checks/messages.ts',
    'if (before !== undefined) {',
    'if (before === "") {',
  ),
  fault(
    'Each quoted word is called no plain word.',
    'checks/plainWords.ts',
    "type === 'emphasis'",
    "type === 'strong'",
  ),
  fault(
    'A redirect that hides a page passes.',
    'checks/redirectTargets.ts',
    'routes.has(from)',
    'false',
  ),
  fault(
    'A repeated paragraph passes.',
    'checks/repeatedParagraphs.ts',
    'if (!first) {',
    'if (first !== undefined || true) {',
  ),
  fault(
    'A file that cannot be read passes.',
    'checks/syntax.ts',
    'if (syntaxError) {',
    'if (false) {',
  ),
  fault('A page in one language passes.', 'checks/twinPages.ts', '!site.twinOf(document)', 'false'),
  fault(
    'Chinese with half-width signs passes.',
    'checks/typography.ts',
    'after === before',
    'true',
  ),
  fault(
    'A text of an API description is missing in one language and passes.',
    'checks/apiDescriptions.ts',
    'english === chinese',
    'true',
  ),
  fault(
    'A listed article that nobody has written passes.',
    'checks/articleList.ts',
    '!written.has(file)',
    'false',
  ),
  fault(
    'A link to a heading that is not there passes.',
    'checks/brokenLinks.ts',
    '!known.has(anchor)',
    'false',
  ),
  fault(
    'An unknown component passes.',
    'checks/components.ts',
    'isComponent(name) && !known.has(name)',
    'false',
  ),
  fault(
    'A section on which the languages never agreed passes.',
    'checks/freshness.ts',
    'state.unrecorded.length === 0',
    'true',
  ),
  fault(
    'Wrong front matter passes.',
    'checks/frontMatter.ts',
    'return placedFindings(error);',
    'return [];',
  ),
  fault(
    'An interface text without English passes.',
    'checks/interfaceTexts.ts',
    'english === undefined && !stock.has(id)',
    'false',
  ),
  fault(
    'A product without its sidebar stub passes.',
    'checks/productFiles.ts',
    '!== stubOf(product)',
    "=== ''",
  ),
  fault(
    'An unknown term passes.',
    'checks/termIds.ts',
    'return placedFindings(error).map((finding) => ({...finding, file}));',
    'return [];',
  ),
  fault(
    'A forbidden word passes.',
    'checks/terms.ts',
    'forbiddenIn(block.text, locale, variants, exceptions)',
    '[]',
  ),
];
