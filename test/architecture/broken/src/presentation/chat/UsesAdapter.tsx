import { adapter } from '../../infrastructure/http/adapter';

export const UsesAdapter = () => adapter;
