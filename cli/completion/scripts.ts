/**
 * The scripts that a shell loads once. At every Tab they ask the program itself, so that completion always fits the
 * installed version.
 */

const BASH = `_contrato() {
  local current=\${COMP_WORDS[COMP_CWORD]} word about
  [[ $current == = ]] && current=
  COMPREPLY=()
  while IFS=$'\\t' read -r word about; do
    if [[ $word == :files ]]; then
      compopt -o filenames
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
    else
      [[ \${COMP_WORDS[COMP_CWORD - 1]} == = || \${COMP_WORDS[COMP_CWORD]} == = ]] && word=\${word#*=}
      COMPREPLY+=("$word")
    fi
  done < <("\${COMP_WORDS[0]}" completion words -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _contrato contrato
`;

const ZSH = `#compdef contrato
_contrato() {
  local word about
  local -a found
  while IFS=$'\\t' read -r word about; do
    if [[ $word == :files ]]; then
      _files
    else
      found+=("\${word//:/\\\\:}:$about")
    fi
  done < <("\${words[1]}" completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)
  (( $#found )) && _describe -t commands contrato found
}
if [[ \${zsh_eval_context[-1]} == loadautofunc ]]; then _contrato "$@"; else compdef _contrato contrato; fi
`;

const FISH = `function __contrato_complete
    set -l words (commandline -opc) "$(commandline -ct)"
    for line in ($words[1] completion words -- $words[2..-1] 2>/dev/null)
        if test "$line" = :files
            __fish_complete_path (commandline -ct)
        else
            echo $line
        end
    end
end
complete -c contrato -f -a '(__contrato_complete)'
`;

/** The script of each shell. */
export const SCRIPTS = { bash: BASH, zsh: ZSH, fish: FISH } as const;
