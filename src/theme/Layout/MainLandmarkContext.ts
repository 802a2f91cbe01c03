import {createContext} from 'react';

/** Set by pages that bring no `main` landmark: the class of the one the layout adds for them. */
export const MainLandmarkContext = createContext<string | undefined>(undefined);
