/**
 * Style modules that most pages of some kind do without, by the name of the sheet that holds them:
 * diagrams; both languages side by side; what the search shows once it is open; the glossary; what
 * only home and the update log have. All others are in the sheet of every page, as the framework has
 * it.
 */
export const sheets: Readonly<Record<string, RegExp>> = {
  diagrams: /[\\/]figures[\\/]diagram[\\/][^\\/]+\.module\.css$/,
  parallel: /[\\/]components[\\/]parallel[\\/]styles\.module\.css$/,
  search: /[\\/]search[\\/]client[\\/](box|highlight|page|parts)[\\/][^\\/]+\.module\.css$/,
  glossary: /[\\/]components[\\/]glossary[\\/].*\.module\.css$/,
  lists:
    /[\\/](components[\\/](home|updates(?![\\/]KindMark))|theme[\\/]Blog\w*)[\\/].*\.module\.css$/,
};
