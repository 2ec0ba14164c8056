import type { loginSteps } from './loginSteps';

export type LoginStep = (typeof loginSteps)[number];
