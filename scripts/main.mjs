import './setup/requireNode.mjs';

// `node scripts/main.mjs NAME …` runs the command of this name, as the scripts of package.json do.
const [name = '', ...args] = process.argv.slice(2);

void import(`./commands/${name}.mjs`).then(({[name]: run}) => run(args));
