/**
 * The position of a file after those that only define functions. One prepares the start of the
 * application and the last one starts it, so both need all others first.
 */
const rank = `(file) => ['set-up-react', 'main'].indexOf(file.split('/').pop().split('.')[0])`;

/** Between two scripts of the page: together they need one hash in its policy. */
const betweenScripts = String.raw`/<\/script>\s*<script>/g`;

/**
 * Docusaurus's baseUrl banner script, which the home page has in its head, without its listener: the
 * page shows the banner when a file is missing (`src/intent/baseUrlBanner.ts`).
 */
const baseUrlBanner = String.raw`/<script[^>]*>[^<]*?(function insertBanner[^]*?)<\/script>/`;

/**
 * Left out of that script: style attributes, which the policy refuses (`src/css/baseUrlBanner.css`
 * replaces them), and the name by which the framework's own styles hide the banner. The template
 * engine counts quotation marks, so they are escaped.
 */
const bannerStyles = String.raw`/ style=\\\x22[^\x22\\]*\\\x22|bannerContainer\.id = [^;]*;/g`;

/** How React ends a tag that has no content: with a slash that HTML does not know. */
const endOfTag = String.raw`/(<(?:meta|link)\b[^>]*?)\s*\/>/g`;

/** The sheet of every page. The others come with the code that needs them (release/). */
const ofEveryPage = String.raw`/(^|\/)styles\.[^/]+$/`;

/**
 * The framework's page without its script elements: the files of the application, those that only
 * this page needs among them, are named on `body`, where the script of `plugins/static-first`
 * finds them. That script is so the same on every page of every language.
 * `data-theme` is what a reader without script sees: the default mode. The script of
 * `plugins/classic-theme` sets the reader's choice before the first paint.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-theme="dark">
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute.replace(${baseUrlBanner}, '').replace(${endOfTag}, '$1>') %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.filter((file) => ${ofEveryPage}.test(file)).forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %> data-application="<%= [...it.scripts].map((file) => [(${rank})(file), file]).sort(([a], [b]) => a - b).map(([, file]) => it.baseUrl + file).join(' ') %>">
    <%~ ('<script>' + (${baseUrlBanner}.exec(it.metaAttributes.join(''))?.[1] ?? '').replace(${bannerStyles}, '') + '</script>' + it.preBodyTags).replace(${betweenScripts}, ';') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
