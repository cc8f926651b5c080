declare module 'snowball-stemmers' {
  interface Stemmer {
    stem(word: string): string
  }
  const snowball: { newStemmer(language: 'spanish' | 'english' | 'german'): Stemmer }
  export default snowball
}
