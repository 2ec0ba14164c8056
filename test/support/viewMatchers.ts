import { configure } from '@testing-library/react';
import '@testing-library/jest-dom';

// Pages are fetched when they are first needed, which takes its time where everything runs at once.
configure({ asyncUtilTimeout: 5_000 });
