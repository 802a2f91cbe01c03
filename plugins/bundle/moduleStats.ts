/** The part of the webpack and Rspack compiler API that is used here. */
export interface Compiler {
  readonly hooks: {
    readonly done: {
      tap: (
        name: string,
        listener: (stats: {toJson: (options: object) => unknown}) => void,
      ) => void;
    };
  };
}

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
