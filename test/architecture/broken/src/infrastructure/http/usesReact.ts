import { useState } from 'react';

export const usesReact = useState;
