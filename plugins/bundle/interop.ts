/**
 * All that the application uses of `tslib`, whose CommonJS form comes whole or not at all: one
 * module of the framework imports another the way TypeScript compiles it. `interop.test.ts` refuses
 * a module of the framework that wants another helper.
 */
export function __importDefault<Module extends object>(
  module: Module & {readonly __esModule?: boolean},
): Module | {readonly default: Module} {
  return module.__esModule ? module : {default: module};
}
