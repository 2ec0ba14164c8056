import { configure } from '@testing-library/react';
import '@testing-library/jest-dom';
import { failOnConsoleErrors } from './failOnConsoleErrors';

// Pages are loaded on demand, which takes its time when everything runs in parallel.
configure({ asyncUtilTimeout: 5_000 });
// After the line above: the clean-up after a test may log errors too.
failOnConsoleErrors();

// jsdom has no layout, so nothing can be scrolled.
Element.prototype.scrollIntoView = () => undefined;
