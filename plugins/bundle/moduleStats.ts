import type {ConfigureWebpackUtils} from '@docusaurus/types';

/** The bundler's API. The framework gives Rspack the types of webpack. */
export type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
export type Compiler = InstanceType<Bundler['Compiler']>;
export type Statistics = ReturnType<InstanceType<Bundler['Stats']>['toJson']>;

/** Options of statistics that contain every module, each separately, and nothing else. */
export const moduleStats = {
  all: false,
  modules: true,
  cachedModules: true,
  modulesSpace: Infinity,
  groupModulesByType: false,
  groupModulesByPath: false,
  groupModulesByAttributes: false,
  groupModulesByLayer: false,
};
