export const firstNames = [
  ...'Aisha Bram Callum Delphine Ewan Freya Gethin Hana Idris Juno Kofi Leila Mabel Nikhil Orla Priya'.split(' '),
  ...'Quentin Rhiannon Samir Tamsin Umar Violet Wojtek Xanthe Yusuf Zara Alasdair Bronwyn Cosmo Daria'.split(' '),
];
export const lastNames = [
  ...'Abara Bexley Calloway Dunmore Eastaugh Farrow Gilchrist Hathersage Ingleby Jessop Kettering Lomax'.split(' '),
  ...'Marchetti Nightingale Oduya Penhallow Quill Rosenthal Sedgwick Thackeray'.split(' '),
];
