import { Button } from '@blueprintjs/core';

export const usesBlueprint = Button;
