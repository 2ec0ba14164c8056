import axios from 'axios';

export const usesAxios = axios;
