import {configure} from '@testing-library/react';

// A component that waits is done within milliseconds, but one second is too short on a loaded machine.
configure({asyncUtilTimeout: 60_000});
