import webpack from 'webpack';

export const usesTool = webpack;
