import { Page } from '../page/Page';

export const UsesPage = Page;
