import {command} from '../run/command.mjs';
import {buildSite} from './buildSite.mjs';

/**
 * The step `build`. Unlike `npm run build` it installs nothing: that would take the packages away
 * from the steps beside it.
 */
void command(buildSite)([]);
