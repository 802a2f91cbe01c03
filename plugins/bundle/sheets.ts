/**
 * Style modules that articles need not wait for, by the name of the sheet that holds them: what the
 * search shows once it is open, and what only home, landing pages and the update log have. All
 * others are in the sheet of every page, as the framework has it.
 */
export const sheets: Readonly<Record<string, RegExp>> = {
  search: /[\\/]search[\\/]client[\\/](box|highlight|page|parts)[\\/][^\\/]+\.module\.css$/,
  lists:
    /[\\/](components[\\/](home|landing|updates(?![\\/]KindMark))|theme[\\/]Blog\w*)[\\/].*\.module\.css$/,
};
