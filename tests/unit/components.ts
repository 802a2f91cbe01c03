import {cleanup, configure} from '@testing-library/react';
import {afterEach} from 'vitest';

// A component that waits is done within milliseconds, but one second is too short on a loaded machine.
configure({asyncUtilTimeout: 60_000});

// The framework's links call `prefetch`.
Object.assign(window, {docusaurus: {prefetch: () => undefined}});

afterEach(cleanup);
