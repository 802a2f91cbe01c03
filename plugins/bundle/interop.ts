/**
 * Replaces `tslib`, whose CommonJS form cannot be tree-shaken, with the only helper that the
 * application uses: one module of the framework imports another as TypeScript compiles it.
 * `interop.test.ts` fails if a module of the framework uses another helper.
 */
export function __importDefault<Module extends object>(
  module: Module & {readonly __esModule?: boolean},
): Module | {readonly default: Module} {
  return module.__esModule ? module : {default: module};
}
