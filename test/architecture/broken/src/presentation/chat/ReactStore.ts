import { useState } from 'react';

export const ReactStore = useState;
