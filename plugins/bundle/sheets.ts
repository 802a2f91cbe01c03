/**
 * Style modules that many pages do not need, by the name of their sheet: diagrams, the parallel
 * view, the open search, the glossary, and parts that only the home page and the update log have.
 * All others are in the main sheet of the framework.
 */
export const sheets: Readonly<Record<string, RegExp>> = {
  diagrams: /[\\/]figures[\\/]diagram[\\/][^\\/]+\.module\.css$/,
  parallel: /[\\/]components[\\/]parallel[\\/]styles\.module\.css$/,
  search: /[\\/]search[\\/]client[\\/](box|highlight|page|parts)[\\/][^\\/]+\.module\.css$/,
  glossary: /[\\/]components[\\/]glossary[\\/].*\.module\.css$/,
  lists:
    /[\\/](components[\\/](home|updates(?![\\/]KindMark))|theme[\\/]Blog\w*)[\\/].*\.module\.css$/,
};
