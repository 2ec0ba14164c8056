import { action } from 'mobx';

export const UsesMobxItself = () => String(action);
