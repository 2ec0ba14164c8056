import { configure } from '@testing-library/react';
import '@testing-library/jest-dom';
import { failOnConsoleErrors } from './failOnConsoleErrors';

// Pages are fetched when they are first needed, which takes its time where everything runs at once.
configure({ asyncUtilTimeout: 5_000 });
// After the line above: what is torn down after a test may complain too.
failOnConsoleErrors();

// jsdom lays nothing out, so that nothing can be scrolled.
Element.prototype.scrollIntoView = () => undefined;
