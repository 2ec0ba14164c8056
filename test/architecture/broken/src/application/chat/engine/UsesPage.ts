import { Page } from '../client/Page';

export const UsesPage = Page;
