/** The address of a file that the bundler puts next to the script, from the script. */
declare module '*?address' {
  const address: string;
  export default address;
}
