/**
 * The framework's page without its script elements: the files of the application are named on
 * `body`, where the script of `plugins/static-first` finds them. That script is so the same on
 * every page of every language.
 * `data-theme` is what a reader without script sees: the default mode. The theme's own script sets
 * the reader's choice before the first paint.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %> data-theme="dark">
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %> data-application="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
