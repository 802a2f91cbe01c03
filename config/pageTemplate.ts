/** Matches the file that starts the application. All others only define functions. */
const starting = String.raw`/(^|\/)main\.[^/]+$/`;

/** Matches the boundary of two scripts of the page. Merged, they need one hash in its policy. */
const betweenScripts = String.raw`/<\/script>\s*<script>/g`;

/**
 * Matches Docusaurus's baseUrl banner script in the head of the home page, and captures it without
 * its listener: `src/intent/staticFirst.ts` shows the banner if a file is missing.
 */
const baseUrlBanner = String.raw`/<script[^>]*>[^<]*?(function insertBanner[^]*?)<\/script>/`;

/**
 * Matches the parts of that script to remove: style attributes, which the policy refuses
 * (`src/css/baseUrlBanner.css` replaces them), and the id by which the framework's styles hide the
 * banner. Quotation marks are escaped, because the template engine counts them.
 */
const bannerStyles = String.raw`/ style=\\\x22[^\x22\\]*\\\x22|bannerContainer\.id = [^;]*;/g`;

/** Matches the slash at the end of void elements, which the framework writes and HTML does not need. */
const endOfTag = String.raw`/(<(?:meta|link)\b[^>]*?)\s*\/>/g`;

/** Matches the main sheet. The release links the others with the code that needs them. */
const ofEveryPage = String.raw`/(^|\/)styles\.[^/]+$/`;

/**
 * The framework's page template without script elements. `body` lists the files of the application,
 * including those that only this page needs, for the script of `plugins/static-first`. That script
 * is therefore the same on every page of every language. `data-theme` is the default mode, for
 * readers without scripts. The script of `plugins/classic-theme` sets the reader's choice before
 * the first paint.
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
  <body <%~ it.bodyAttributes %> data-application="<%= [...it.scripts].sort((a, b) => ${starting}.test(a) - ${starting}.test(b)).map((file) => it.baseUrl + file).join(' ') %>">
    <%~ ('<script>' + (${baseUrlBanner}.exec(it.metaAttributes.join(''))?.[1] ?? '').replace(${bannerStyles}, '') + '</script>' + it.preBodyTags).replace(${betweenScripts}, ';') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
