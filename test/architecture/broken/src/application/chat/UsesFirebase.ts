import { initializeApp } from 'firebase/app';

export const UsesFirebase = initializeApp;
